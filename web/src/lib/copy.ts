import { notice } from "./notices.svelte";
import { t } from "./page.svelte";

export async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    notice(t("copied"));
  } catch {
    prompt(t("copy-link"), text); // pages that are not served securely have no clipboard
  }
}
