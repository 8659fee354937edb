/** How a server fails: a broken connection, too many requests, no service, a page instead. */
export const serverFailures = ['break', 'busy', 'broken', 'page'] as const
export type ServerFailure = (typeof serverFailures)[number]
