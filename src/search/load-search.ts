/**
 * Gets what searches: the engine and the reading of data, which no page needs until someone types.
 * Asks again after a failure.
 */
export const loadSearch = () => import(/* webpackChunkName: "search" */ "./session");
