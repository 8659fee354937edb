import { Problem } from '../../http/problem.ts'

export function invalidCursor(): Problem {
  return new Problem('INVALID_QUERY', {
    detail: 'The cursor is none that a page gave. Begin again without one.',
    errors: [{ at: 'cursor', detail: 'Must be the `next` of a page.' }],
  })
}
