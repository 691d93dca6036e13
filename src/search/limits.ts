/** Characters of a query that count. Time and memory grow with the square of its length. */
export const MAX_QUERY = 100;
