"""Analyses of finished games."""

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from pelagos.server.analyses import AnalysisInfo
from pelagos.server.auth import AnyRequest, address
from pelagos.server.container import Container
from pelagos.server.people import Person


@get("/tables/{table:str}/analysis")
async def analysis(container: NamedDependency[Container], table: FromPath[str]) -> AnalysisInfo:
    """What every decision of a finished game cost, once somebody has asked for it; until it is done, how far it is."""
    return await container.analyses.find(table)


@post("/tables/{table:str}/analysis", status_code=200)
async def analyse(
    request: AnyRequest, container: NamedDependency[Container], person: NamedDependency[Person], table: FromPath[str]
) -> AnalysisInfo:
    """Have a finished game analysed in the background; the same for everybody who asks."""
    container.limits.analyses.check_both(person.id, address(request))
    return await container.analyses.begin(table, person.id, address(request))


analysis_routes = Router("/api", route_handlers=[analysis, analyse], tags=["Analysis"])
