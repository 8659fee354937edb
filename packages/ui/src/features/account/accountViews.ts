import type { FunctionComponent } from 'react'
import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { AccountHeader } from './AccountView/AccountHeader.tsx'
import { AccountView } from './AccountView/AccountView.tsx'
import { accountTexts } from './texts/accountTexts.ts'

/** The account, in a chunk that loads as soon as there is one. */
export const accountViews: ViewGroup<'Account'> = {
  texts: accountTexts,
  views: { Account: AccountView },
}

/** What stands in the header of the account. */
export const accountHeader: FunctionComponent = withTexts(accountTexts, AccountHeader, {
  skeleton: null,
})
