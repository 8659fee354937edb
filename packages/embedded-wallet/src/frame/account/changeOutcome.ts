import type { FrameViews } from '../stage/frameViews.ts'

/** What became of a try: the new e-mail, or what the visitor can do something about. */
export type ChangeOutcome =
  | { readonly email: string }
  | { readonly problem: FrameViews['email']['shown']['problem'] }
