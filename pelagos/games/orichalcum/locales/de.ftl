game-title = Orichalkum
game-summary = Erkunde eine Insel, gewinne die Gunst der Titanen, besiege die Kreaturen: Wer zuerst 5 Siegpunkte und eine sichere Insel hat, gewinnt.

## Namen

side-easy = leichtere Seite, ein Stern
side-hard = schwerere Seite, zwei Sterne

terrain-mountain = Gebirge
terrain-lagoon = Lagune
terrain-desert = Wüste
terrain-forest = Wald
terrain-volcano = Vulkan

titan-hyperion = Hyperion
titan-themis = Themis
titan-kronos = Kronos
titan-theia = Theia

favour-none = Keine Gunst nutzen
favour-hyperion = Gunst nutzen: Hyperion
favour-themis = Gunst nutzen: Themis
favour-kronos = Gunst nutzen: Kronos
favour-theia = Gunst nutzen: Theia

action-produce = produzieren
action-recruit = rekrutieren
action-capture = bekämpfen
action-construct = bauen

kind-hellhound = Höllenhund
kind-minotaur = Minotaurus
kind-gorgon = Gorgo
kind-cyclops = Zyklop
kind-hydra = Hydra

creature-hellhound = Höllenhund
creature-minotaur = Minotaurus
creature-gorgon = Gorgo
creature-cyclops = Zyklop
creature-hydra-hyperion = Hydra (Hyperion)
creature-hydra-themis = Hydra (Themis)
creature-hydra-kronos = Hydra (Kronos)
creature-hydra-theia = Hydra (Theia)

source-mountain = Platz Gebirge
source-lagoon = Platz Lagune
source-desert = Platz Wüste
source-forest = Platz Wald
source-minotaur = Gebäude des Minotaurus

resource-hoplite = Hopliten
resource-orichalcum = Orichalkum
resource-captured-creature = besiegte Kreaturen

seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3
seat-4 = Spieler 4

building-training-camp = Trainingslager
building-mine = Orichalkum-Mine
building-hospital = Lazarett
building-oratory = Oratorium
building-siege-engines-3 = Belagerungsmaschine 3
building-siege-engines-4 = Belagerungsmaschine 4
building-siege-engines-5 = Belagerungsmaschine 5
building-arch = Torbogen
building-protection-crystal = Schutzkristall
building-architect-practice = Architekturbüro
building-forge = Schmiede
building-statues-hoplite = Statuen (Hopliten)
building-statues-orichalcum = Statuen (Orichalkum)
building-statues-captured-creature = Statuen (Kreaturen)

card-produce-1 = produzieren, 1 Feld
card-produce-2 = produzieren, 2 Felder
card-produce-3 = produzieren, 3 Felder
card-recruit-1 = rekrutieren, 1 Feld
card-recruit-2 = rekrutieren, 2 Felder
card-recruit-3 = rekrutieren, 3 Felder
card-capture-1 = bekämpfen, 1 Feld
card-capture-2 = bekämpfen, 2 Felder
card-capture-3 = bekämpfen, 3 Felder
card-construct-1 = bauen, 1 Feld
card-construct-2 = bauen, 2 Felder
card-construct-3 = bauen, 3 Felder

die-9 = Totenkopf

tile-mountain = Gebirge
tile-lagoon = Lagune
tile-desert = Wüste
tile-forest = Wald
tile-volcano = Vulkan
tile-mountain-mountain = Gebirge und Gebirge
tile-lagoon-lagoon = Lagune und Lagune
tile-desert-desert = Wüste und Wüste
tile-forest-forest = Wald und Wald
tile-mountain-lagoon = Gebirge und Lagune
tile-mountain-desert = Gebirge und Wüste
tile-mountain-forest = Gebirge und Wald
tile-lagoon-desert = Lagune und Wüste
tile-lagoon-forest = Lagune und Wald
tile-desert-forest = Wüste und Wald
tile-volcano-mountain = Vulkan und Gebirge
tile-volcano-lagoon = Vulkan und Lagune
tile-volcano-desert = Vulkan und Wüste
tile-volcano-forest = Vulkan und Wald
tile-mountain-lagoon-desert = Gebirge, Lagune und Wüste
tile-mountain-forest-lagoon = Gebirge, Wald und Lagune
tile-mountain-desert-forest = Gebirge, Wüste und Wald
tile-lagoon-forest-desert = Lagune, Wald und Wüste
tile-mountain-mountain-lagoon = Gebirge, Gebirge und Lagune
tile-desert-desert-mountain = Wüste, Wüste und Gebirge
tile-mountain-mountain-forest = Gebirge, Gebirge und Wald
tile-lagoon-lagoon-desert = Lagune, Lagune und Wüste
tile-forest-forest-lagoon = Wald, Wald und Lagune
tile-desert-desert-forest = Wüste, Wüste und Wald
tile-volcano-mountain-lagoon = Vulkan, Gebirge und Lagune
tile-volcano-mountain-desert = Vulkan, Gebirge und Wüste
tile-volcano-mountain-forest = Vulkan, Gebirge und Wald
tile-volcano-lagoon-desert = Vulkan, Lagune und Wüste
tile-volcano-lagoon-forest = Vulkan, Lagune und Wald
tile-volcano-desert-forest = Vulkan, Wüste und Wald
tile-volcano-forest-lagoon = Vulkan, Wald und Lagune

## Varianten

option-island_side = Seite der Inseln; verschiedene gleichen Unterschiede im Können aus
option-island_side-easy = { side-easy }
option-island_side-hard = { side-hard }
option-island_side-choose = jeder wählt selbst
option-same_island = Alle spielen auf der gleichen Insel

## Fragen

prompt-choose-side = Wähle die Seite deiner Insel.
prompt-lay-metropolis = Lege deine Hauptstadt so, dass sie einen Hafen abdeckt.
prompt-take-card = Nimm eine Aktionskarte; sie kostet Hopliten.
prompt-place-tile = Lege die Landschaft an etwas an, das schon auf deiner Insel liegt.
prompt-attract-titans = Mehrere Titanen kommen: Welcher zuerst?
prompt-give-up-titan = Mehr Titanen darfst du nicht haben: Welchen gibst du ab?
prompt-card-action = Die Aktion deiner Karte ausführen?
prompt-use-favour = Die Gunst des Titanen nutzen und die doppelte Menge nehmen?
prompt-fight = Wähle eine Kreatur und wie viele Hopliten du in den Kampf schickst.
prompt-choose-lair = Hier leben mehrere Kreaturen dieser Art: Welche bekämpfst du?
prompt-roll = Die Gunst von Kronos nutzen und diesen Kampf ohne Wurf gewinnen?
prompt-minotaur-building = Der Minotaurus bringt ein Gebäude: gleich bauen, auf einer beliebigen freien Landschaft?
prompt-construct = Baue ein Gebäude, einen Tempel oder eine Medaille.
prompt-extra-action = Eine Zusatzaktion kaufen?
prompt-pay-creature = Welche besiegte Kreatur gibst du ab?
prompt-discard-card = Lege eine Karte der Reihe ab.
prompt-choose-marker = Gleichstand: Wer bekommt den Initiative-Marker?

## Warum nicht

reason-not-for-that = { $action }: Damit lässt sich das nicht bezahlen ({ $resource }).
reason-needs-goods = Preis ({ $resource }): { $amount }, du hast { $have }.
reason-no-creature = Auf deiner Insel lebt keine Kreatur.
reason-no-object = Du kannst gerade nichts bauen.
reason-off-island = Das würde über die Insel hinausragen.
reason-occupied = Dort liegt schon etwas.
reason-apart = Es muss berühren, was auf der Insel liegt.
reason-needs-port = Die Hauptstadt muss einen Hafen bedecken.
reason-needs-free-terrain = Gebaut wird nur auf freier Landschaft.
reason-beside-creature = Daneben ist eine Kreatur.
reason-slot-empty = Dieser Platz der Bautafel ist leer.
reason-no-site = Dir fehlt dafür freie Landschaft, neben der keine Kreatur ist: { $terrain } oder ein leerer Vulkan.
reason-needs-terrain = Es steht auf dieser Landschaft oder auf einem leeren Vulkan: { $terrain }.
reason-needs-all-terrains = Ein Tempel braucht vier verschiedene Landschaften; ein leerer Vulkan zählt als jede.
reason-no-token = Im Vorrat ist keiner mehr.
reason-no-such-fight = So viele Hopliten können nicht zu einer solchen Kreatur.

## Aussichten

odds-won = gewonnen
odds-lost = verloren

## Wörter

word-pass = Verzichten
word-pass-at-fight = Nicht weiterkämpfen
word-pass-at-construct = Nichts weiter bauen
word-pass-at-minotaur-building = In den Beutel zurücklegen
word-pass-at-extra-action = Keine Zusatzaktion
word-side = Insel wählen: { $side }
word-metropolis = Hauptstadt auf { $circle } legen, { $turns ->
        [0] nicht gedreht
        [one] einmal gedreht
       *[other] { $turns }-mal gedreht
    }
word-take = Karte { $slot } nehmen
word-place = Landschaft auf { $circle } legen, { $turns ->
        [0] nicht gedreht
        [one] einmal gedreht
       *[other] { $turns }-mal gedreht
    }
word-attract = Zuerst { $titan } nehmen
word-give = { $titan } abgeben
word-act = Aktion ausführen: { $action }
word-favour = { $favour }
word-fight = Kampf gegen { $kind }, { $hoplites ->
        [0] keine Hopliten schicken
        [one] 1 Hopliten schicken
       *[other] { $hoplites } Hopliten schicken
    }
word-at = Gegen die Kreatur auf { $circle } kämpfen
word-build = Auf { $circle } bauen: { $source }
word-temple = Tempel auf { $circle } bauen, { $turns ->
        [0] nicht gedreht
        [one] einmal gedreht
       *[other] { $turns }-mal gedreht
    }
word-medallion = Aus 5 Orichalkum eine Medaille schmieden
word-buy = Zusatzaktion für { $resource }: { $action }
word-pay = Abgeben: { $creature }
word-discard = Karte { $slot } ablegen
word-marker = Den Initiative-Marker bekommt { $seat }

## Verlauf

log-round-began = Runde { $round } beginnt.
log-side-chosen = { $player } wählt: { $side }.
log-metropolis-laid = { $player } legt die Hauptstadt auf { $circle }.
log-port-covered = { $player } erreicht den Hafen auf { $circle }: { $hoplites ->
        [0] { $orichalcum ->
            [0] nichts ist übrig
           *[other] { $orichalcum } Orichalkum
        }
        [one] 1 Hoplit{ $orichalcum ->
            [0] { "" }
           *[other] { " " }und { $orichalcum } Orichalkum
        }
       *[other] { $hoplites } Hopliten{ $orichalcum ->
            [0] { "" }
           *[other] { " " }und { $orichalcum } Orichalkum
        }
    }.
log-card-taken = { $player } nimmt Karte { $slot } ({ $card }) { $price ->
        [0] ohne Kosten
        [one] für 1 Hopliten
       *[other] für { $price } Hopliten
    }.
log-tile-placed = { $player } legt auf { $circle }: { $tile }.
log-tile-returned = { $player } hat keinen Platz für die Landschaft { $tile }: Sie geht zurück.
log-creature-arrived = Auf { $circle } der Insel von { $player } haust nun: { $creature }.
log-titan-taken = { $player } gewinnt die Gunst von { $titan }.
log-titan-stolen = { $player } nimmt { $titan } von { $from }.
log-titan-renewed = { $player } weckt { $titan } wieder.
log-titan-given-up = { $player } gibt { $titan } ab.
log-favour-used = { $player } nutzt die Gunst von { $titan }.
log-action-begun = { $player } führt eine Aktion aus: { $action }.
log-action-declined = { $player } verzichtet auf die Aktion: { $action }.
log-produced = { $player } produziert { $orichalcum } Orichalkum.
log-recruited = { $player } rekrutiert { $hoplites ->
        [one] 1 Hopliten
       *[other] { $hoplites } Hopliten
    }.
log-fight-begun = { $player } kämpft auf { $circle } ({ $creature }) { $hoplites ->
        [0] ohne Hopliten
        [one] mit 1 Hopliten
       *[other] mit { $hoplites } Hopliten
    }.
log-dice-rolled = { $player } würfelt { $dice }.
log-fight-won = { $player } gewinnt den Kampf auf { $circle } ({ $creature }).
log-reward-taken = { $player } erhält { $orichalcum } Orichalkum als Belohnung.
log-fight-lost = { $player } verliert den Kampf ({ $creature }).
log-hoplites-healed = { $player } bekommt { $hoplites ->
        [one] 1 Hopliten
       *[other] { $hoplites } Hopliten
    } aus dem Lazarett zurück.
log-building-drawn = { $player } zieht ein Gebäude: { $building }.
log-building-returned = { $player } legt das Gebäude zurück: { $building }.
log-built = { $player } baut auf { $circle }: { $building }.
log-building-yielded = { $player } nimmt vom neuen Gebäude: { $hoplites ->
        [0] { $orichalcum } Orichalkum
        [one] 1 Hopliten
       *[other] { $hoplites } Hopliten
    }.
log-temple-built = { $player } baut einen Tempel auf { $circle }.
log-medallion-made = { $player } schmiedet eine Medaille.
log-extra-bought = { $player } kauft eine Zusatzaktion: { $action }, bezahlt mit { $resource } ({ $price }).
log-creature-paid = { $player } gibt ab: { $creature }.
log-card-discarded = { $player } legt Karte { $slot } ab ({ $card }).
log-card-revealed = Neue Karte auf Platz { $slot }: { $card }.
log-card-and-tile-revealed = Neue Karte auf Platz { $slot }: { $card }, Landschaft: { $tile }.
log-card-and-creature-revealed = Neue Karte auf Platz { $slot }: { $card }, Landschaft: { $tile }, Kreatur: { $creature }.
log-building-revealed = Neues Gebäude, Platz { $slot }: { $building }.
log-marker-chosen = { $player } entscheidet beim Gleichstand, wer den Initiative-Marker nimmt: { $to }.
log-marker-taken = { $player } nimmt den Initiative-Marker.
log-last-hoplite = { $player } kommt zuletzt an die Reihe und nimmt { $hoplites ->
        [0] keinen Hopliten
        [one] 1 Hopliten
       *[other] { $hoplites } Hopliten
    }.
log-game-won = { $player } gewinnt mit { $points } Siegpunkten und einer sicheren Insel.
log-game-stopped = Das Spiel endet nach Runde { $round }, ohne dass jemand gewonnen hat.

## Das Ergebnis

score-titans = Titanen
score-temples = Tempel
score-medallions = Medaillen
score-creatures = Kreaturen auf der Insel
score-stock = Orichalkum und Hopliten im Vorrat

## Der Tisch

table-round = Runde { $round }
table-island = Insel { $board }, { $side ->
        [easy] leichtere Seite
        [hard] schwerere Seite
       *[none] Seite noch zu wählen
    }
table-card = Karte
table-price = Preis
table-tile = Land
table-creature = Kreatur
table-building = Gebäude
table-titan = Titan
table-points = Punkte
table-hoplites = Hopliten
table-orichalcum = Orichalkum
table-captured = besiegt
table-on-island = unbesiegt
table-holds = hat
table-free = gratis
table-in-hand = Auf der Hand:
table-temples = { $number ->
        [one] Tempel
       *[other] { $number } Tempel
    }
table-medallions = { $number ->
        [one] Medaille
       *[other] { $number } Medaillen
    }
table-legend = ⌂ Hauptstadt  Π Tempel  h Hoplit  o Orichalkum
table-guarded = { $hoplites ->
        [0] { "" }
        [one] 1 Hoplit dort
       *[other] { $hoplites } Hopliten dort
    }

## Zwei Buchstaben für jedes Gebäude auf der gezeichneten Insel

short-training-camp = Tr
short-mine = Mi
short-hospital = La
short-oratory = Or
short-siege-engines-3 = B3
short-siege-engines-4 = B4
short-siege-engines-5 = B5
short-arch = To
short-protection-crystal = Sk
short-architect-practice = Ar
short-forge = Sm
short-statues-hoplite = Sh
short-statues-orichalcum = So
short-statues-captured-creature = Sc

## Die Seite: Dinge in Worten

thing-temple = Tempel
thing-medallion = Medaille
thing-metropolis = Hauptstadt
thing-port = Hafen
thing-hoplites = Hopliten
thing-orichalcum = Orichalkum
thing-large = Unbesiegte Kreaturen
thing-marker = Initiative-Marker

about-temple = Steht auf vier Feldern in einer Raute, jedes mit anderer Landschaft; leere Vulkane gelten als jede. 1 Siegpunkt.
about-medallion = Kostet 5 Orichalkum. 1 Siegpunkt.
about-metropolis = Zählt als eine Mine und ein Trainingslager. Auf ihr kann nichts gebaut werden.
about-port = Wer ihn abdeckt, nimmt einmal, was er zeigt.
about-hoplites = Im Vorrat, und was eine Rekrutierung dazubringt. Sie bezahlen Karten und Zusatzaktionen und kämpfen gegen Kreaturen.
about-orichalcum = Im Vorrat, und was eine Produktion dazubringt. Es bezahlt Zusatzaktionen; aus 5 wird eine Medaille.
about-large = Wer eine Kreatur auf der Insel hat, kann nicht gewinnen und baut weder auf ihrem Feld noch daneben.
about-marker = Wer ihn hat, beginnt die Runde. Am Ende der Runde bekommt ihn, wer die meisten Hopliten im Vorrat hat.

about-produce = Nimm 1 Orichalkum für jede deiner Minen; die Hauptstadt zählt als eine.
about-recruit = Nimm 1 Hopliten für jedes deiner Trainingslager; die Hauptstadt zählt als eines.
about-capture = Kämpfe gegen Kreaturen auf deiner Insel, eine nach der anderen, bis du aufhörst oder verlierst.
about-construct = Baue ein Gebäude, einen Tempel oder eine Medaille.

about-hyperion = Kommt, wenn 3 Gebirge verbunden sind. 1 Siegpunkt. Gunst, einmal: verdoppelt das Orichalkum einer Produktion.
about-themis = Kommt, wenn 3 Lagunen verbunden sind. 1 Siegpunkt. Gunst, einmal: verdoppelt die Hopliten einer Rekrutierung.
about-kronos = Kommt, wenn 3 Wüsten verbunden sind. 1 Siegpunkt. Gunst, einmal: gewinnt einen Kampf ohne Wurf.
about-theia = Kommt, wenn 3 Wälder verbunden sind. 1 Siegpunkt. Gunst, einmal: in einer Bauaktion ein zweites Mal bauen.

about-mountain = Drei verbundene freie Felder locken Hyperion an.
about-lagoon = Drei verbundene freie Felder locken Themis an.
about-desert = Drei verbundene freie Felder locken Kronos an.
about-forest = Drei verbundene freie Felder locken Theia an.
about-volcano = Hier haust eine Kreatur. Ist sie besiegt, darf hier jedes Gebäude stehen, und unter einem Tempel gilt er als jede Landschaft.

about-hellhound = Stärke { $strength }. Besiegt bringt er 1 Orichalkum.
about-minotaur = Stärke { $strength }. Besiegt bringt er ein Gebäude aus dem Beutel, das gleich auf jede freie Landschaft gebaut werden darf.
about-gorgon = Stärke { $strength }. Besiegt bringt sie 2 Orichalkum.
about-cyclops = Stärke { $strength }. Besiegt bringt er 3 Orichalkum.
about-hydra = Stärke { $strength }. Besiegt bringt sie den Titanen, den sie zeigt: { $titan }.

about-training-camp = Bringt den Hopliten, der darauf steht; 1 Hoplit mehr bei jeder Rekrutierung.
about-mine = Bringt das Orichalkum, das darauf liegt; 1 Orichalkum mehr bei jeder Produktion.
about-hospital = Für jede besiegte Kreatur kommt ein Hoplit dieses Kampfes nach der Aktion zurück.
about-oratory = Du darfst einen Titanen mehr haben.
about-siege-engines = In deinen Kämpfen gilt ein Würfel mit { $of } als Totenkopf.
about-arch = 1 Orichalkum mehr für jede besiegte Kreatur.
about-protection-crystal = Du darfst neben Kreaturen bauen, nicht aber auf ihren Feldern. Der Kristall selbst darf nicht neben einer Kreatur stehen.
about-architect-practice = Zwei der vier Felder unter einem Tempel dürfen die gleiche Landschaft zeigen.
about-forge = Eine zweite Zusatzaktion in jedem Zug, für sich bezahlt.
about-statues = Zusatzaktionen kosten 1 weniger, wenn so bezahlt wird: { $of }.
about-slot = Hier liegt bis zum Ende der Runde nichts. Ein Gebäude dieses Platzes steht auf dieser Landschaft ({ $terrain }) oder auf einem leeren Vulkan.

## Die Seite: was sie sagt

page-row = Aktionskarten
page-board = Bautafel und Titanen
page-choices = Was du tun kannst
page-fights = Kämpfe
page-price = { $price ->
        [0] gratis
        [one] 1 Hoplit
       *[other] { $price } Hopliten
    }
page-on-table = auf dem Tisch
page-used = Gunst genutzt
page-empty = leer
page-points = { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } von { $needed }
page-missing = { $points ->
        [one] Es fehlt 1 Punkt
       *[other] Es fehlen { $points } Punkte
    }
about-points = Titanen, Tempel und Medaillen bringen je einen Punkt. Wer { $needed } hat und keine Kreatur auf der Insel, gewinnt sofort.
page-look = Insel ansehen: { $player }
page-back = Meine Insel
page-left = Was noch da ist
page-close = Schließen
page-turn = Drehen
page-lay = Hierher
page-nothing = bringt sonst nichts
page-aim = Wähle eines der hellen Felder.
page-aim-turn = Zeige auf ein helles Feld; drehen mit Mausrad oder R.
page-aim-touch = Tippe auf ein helles Feld; noch einmal tippen dreht.
page-aim-card = Wähle eine Karte der Reihe.
page-aim-discard = Wähle die Karte der Reihe, die abgelegt wird.
page-chance = Chance { $chance }
page-pay = { $price } bezahlen: { $resource }
page-roll = Würfeln: { $chance }
page-won = Besiegt
page-lost = Zurückgeschlagen
page-no-favour = Ohne Gunst: +{ $amount }
page-favour-hyperion = Hyperion verdoppelt: +{ $amount }
page-favour-themis = Themis verdoppelt: +{ $amount }
page-favour-kronos = Kronos gewinnt ohne Wurf
page-gain-hoplites = { $number ->
        [one] +1 Hoplit
       *[other] +{ $number } Hopliten
    }
page-gain-orichalcum = +{ $number } Orichalkum
page-gain-points = { $number ->
        [one] +1 Siegpunkt
       *[other] +{ $number } Siegpunkte
    }
page-gain-titan = { $titan } kommt
page-gain-renewed = { $titan } erwacht wieder
page-gain-stolen = { $titan } kommt von { $from }
page-gain-exchanged = { $titan } kommt statt { $instead }
page-gain-swapped = { $titan } kommt von { $from } statt { $instead }
page-gain-creature = Zieht ein: { $creature }
page-supply = Vorrat
page-tokens = Siegmarker
page-cards-left = Karten im Stapel: { $number }
page-discarded = Abgelegt
page-creatures-left = Kreaturen im Beutel: { $number }
page-buildings-left = Gebäude im Beutel: { $number }
page-tiles-left = Landschaften mit { $size ->
        [one] 1 Feld
       *[other] { $size } Feldern
    }: { $number }
page-below = dann, in dieser Reihenfolge:

## Die Regelseite

gallery-actions = Aktionen
gallery-terrains = Landschaften
gallery-titans = Titanen
gallery-creatures = Kreaturen
gallery-buildings = Gebäude
gallery-things = Weitere Dinge

## At the first table: the aim, and what each decision is for

aim = 5 Siegpunkte und keine Kreatur auf der Insel: dann gewinnst du sofort.
help-choose-side = Die Seite mit einem Stern hat mehr Platz und bessere Häfen; nimm beim ersten Mal diese.
help-lay-metropolis = Häfen zahlen sofort. Lass rund um die Hauptstadt Platz, denn Landschaften müssen anliegen.
help-take-card = Achte auf beides: die Aktion, und ob die Landschaft drei gleiche Felder ergibt. Freie Karten genügen oft.
help-place-tile = Drei verbundene Felder einer Art bringen einen Titanen, einen Punkt. Vier verschiedene als Raute sind Platz für einen Tempel.
help-attract-titans = Du kannst nur so viele behalten, wie du Platz hast; der letzte verdrängt vielleicht einen anderen.
help-give-up-titan = Jeder zählt einen Punkt. Behalte den, dessen Gunst du noch nicht genutzt hast.
help-card-action = Die Karte ist in jedem Fall weg; nutze sie, wenn sie etwas bringt.
help-use-favour = Die Gunst wirkt einmal; das Doppelte lohnt am meisten mit vielen Minen oder Lagern.
help-fight = Die Prozente sind deine Chance. Unterlegene Hopliten bleiben und helfen beim nächsten Mal.
help-choose-lair = Räume das Feld frei, auf oder neben dem du bauen willst.
help-roll = Ein sicherer Sieg, aber die Gunst ist dann verbraucht. Gute Chancen brauchen keine Hilfe.
help-minotaur-building = Ein Gebäude umsonst, auf beliebiger Landschaft; schone die Felder für Titanen und Tempel.
help-construct = Tempel und Medaillen sind Punkte; Minen und Lager zahlen jede Runde. Früh Gebäude, spät Punkte.
help-extra-action = Eine zweite Aktion für zwei Hopliten oder zwei Orichalkum lohnt oft. Aber fünf Orichalkum sind eine Medaille.
help-pay-creature = Für dich sind sie gleich viel wert; womit du zahlst, kommt zurück in den Beutel und taucht vielleicht wieder auf.
help-discard-card = Nimm die freie Karte weg, die dem anderen am meisten helfen würde.
help-choose-marker = Wer den Marker hat, beginnt die nächste Runde und wählt zuerst.
