import { addressesChanges } from './changes/addressesChanges.ts'
import { amountsChanges } from './changes/amountsChanges.ts'
import { approvalsChanges } from './changes/approvalsChanges.ts'
import { callsChanges } from './changes/callsChanges.ts'
import type { Change } from './changes/change.ts'
import { consentChanges } from './changes/consentChanges.ts'
import { custodyChanges } from './changes/custodyChanges.ts'
import { followedSwapsChanges } from './changes/followedSwapsChanges.ts'
import { frameCallsChanges } from './changes/frameCallsChanges.ts'
import { handoffChanges } from './changes/handoffChanges.ts'
import { judgeChanges } from './changes/judgeChanges.ts'
import { lateChanges } from './changes/lateChanges.ts'
import { linksChanges } from './changes/linksChanges.ts'
import { namesChanges } from './changes/namesChanges.ts'
import { outcomesChanges } from './changes/outcomesChanges.ts'
import { permissionsChanges } from './changes/permissionsChanges.ts'
import { purchasesChanges } from './changes/purchasesChanges.ts'
import { quotasChanges } from './changes/quotasChanges.ts'
import { receiptsChanges } from './changes/receiptsChanges.ts'
import { requestsChanges } from './changes/requestsChanges.ts'
import { reviewChanges } from './changes/reviewChanges.ts'
import { rulesChanges } from './changes/rulesChanges.ts'
import { sessionsChanges } from './changes/sessionsChanges.ts'
import { signedSwapsChanges } from './changes/signedSwapsChanges.ts'
import { signInChanges } from './changes/signInChanges.ts'
import { surfaceChanges } from './changes/surfaceChanges.ts'
import { swapStepsChanges } from './changes/swapStepsChanges.ts'
import { swapsChanges } from './changes/swapsChanges.ts'
import { walletChanges } from './changes/walletChanges.ts'
import { walletProtocolChanges } from './changes/walletProtocolChanges.ts'

/** The changes that would cost money, trust or the service. None may survive. */
export const mustDie: readonly Change[] = [
  ...amountsChanges,
  ...outcomesChanges,
  ...receiptsChanges,
  ...requestsChanges,
  ...linksChanges,
  ...addressesChanges,
  ...quotasChanges,
  ...swapsChanges,
  ...swapStepsChanges,
  ...signedSwapsChanges,
  ...followedSwapsChanges,
  ...purchasesChanges,
  ...signInChanges,
  ...permissionsChanges,
  ...sessionsChanges,
  ...namesChanges,
  ...approvalsChanges,
  ...rulesChanges,
  ...judgeChanges,
  ...lateChanges,
  ...reviewChanges,
  ...callsChanges,
  ...custodyChanges,
  ...walletChanges,
  ...walletProtocolChanges,
  ...frameCallsChanges,
  ...handoffChanges,
  ...consentChanges,
  ...surfaceChanges,
]
