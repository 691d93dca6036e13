/** Loads the search engine, which no page needs before a search. A call after a failure tries again. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ "./session");
