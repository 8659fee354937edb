import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

/** The kind of the account, and whose code it runs. */
export const smartAccount: Feature<'SmartAccountSettings' | 'AccountCode'> = {
  id: 'smartAccount',
  views: viewGroup(() => import('./smartAccountViews.ts'), {
    SmartAccountSettings: 'smartAccount.title',
    AccountCode: 'accountCode.title',
  }),
}
