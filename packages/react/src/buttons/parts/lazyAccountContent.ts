import { AccountContent } from './AccountContent.tsx'
import { quietButton } from './QuietContent.tsx'

/** Content and class of the account button. Lazy: a page without a connection does not load it. */
export type LazyAccountContent = {
  readonly className: string | undefined
  readonly Content: typeof AccountContent
}

export const lazyAccountContent: LazyAccountContent = {
  className: quietButton,
  Content: AccountContent,
}
