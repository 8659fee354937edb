import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'
import { Problem } from './problem.ts'

/** Refuses other projects with 403. A project id is public and proves nothing. */
export function allowProjects(allowed: readonly string[] | 'any'): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const projectId = context.req.query('projectId')
    if (allowed !== 'any' && !(projectId && allowed.includes(projectId))) {
      throw new Problem('PROJECT_NOT_ALLOWED', {
        detail: projectId
          ? 'The project is not one of this service. Correct `projectId`, or add it to ALLOWED_PROJECTS of the service.'
          : 'The service asks for a project. Send `projectId`.',
      })
    }
    await next()
  }
}
