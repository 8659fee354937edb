export {
  createSubscription,
  type SmartSessionSubscription,
} from '../smartSession/createSubscription.ts'
export { getSmartSessions } from '../smartSession/getSmartSessions.ts'
export { grantPermissions } from '../smartSession/grantPermissions.ts'
export { isSmartSessionSupported } from '../smartSession/isSmartSessionSupported.ts'
export { revokeSmartSession } from '../smartSession/revokeSmartSession.ts'
export type {
  SmartSession,
  SmartSessionGrant,
  SmartSessionKey,
  SmartSessionPermission,
  SmartSessionPolicy,
  SmartSessionRequest,
} from '../smartSession/smartSession.ts'
