import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(() => import('./smartAccountViews.ts'))

/** The kind of the account, and whose code it runs. */
export const smartAccount: Feature<'SmartAccountSettings' | 'AccountCode'> = {
  id: 'smartAccount',
  views: {
    SmartAccountSettings: { view: load('SmartAccountSettings'), title: 'smartAccount.title' },
    AccountCode: { view: load('AccountCode'), title: 'accountCode.title' },
  },
}
