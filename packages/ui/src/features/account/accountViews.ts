import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { AccountView } from './AccountView/AccountView.tsx'
import { accountTexts } from './texts/accountTexts.ts'

/** The account, in a chunk that loads as soon as there is one. */
export const accountViews: ViewGroup<'Account'> = {
  texts: accountTexts,
  views: { Account: AccountView },
}
