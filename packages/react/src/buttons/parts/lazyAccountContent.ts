import { AccountContent } from './AccountContent.tsx'
import { quietButton } from './QuietContent.tsx'

/** How the account button looks. In a chunk of its own: a page on which nobody is connected needs none of it. */
export type LazyAccountContent = {
  readonly className: string | undefined
  readonly Content: typeof AccountContent
}

export const lazyAccountContent: LazyAccountContent = {
  className: quietButton,
  Content: AccountContent,
}
