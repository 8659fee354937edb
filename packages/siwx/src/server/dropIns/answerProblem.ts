import { SiwxProblem } from '../problem/siwxProblem.ts'

/** The answer to a refusal. Throws what is none. */
export function answerProblem(error: unknown): Response {
  if (error instanceof SiwxProblem) return error.toResponse()
  throw error
}
