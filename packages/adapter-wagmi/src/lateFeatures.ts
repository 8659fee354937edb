/** What loads with its first use. */
export const lateFeatures = [
  'account:code',
  'approvals:load',
  'balance:read',
  'calls:send',
  'calls:show',
  'calls:status',
  'capabilities:read',
  'connection:read',
  'connection:signIn',
  'connection:use',
  'message:sign',
  'message:verify',
  'network:switch',
  'permissions:load',
  'provider:request',
  'remoteWallets:load',
  'request:check',
  'request:decode',
  'request:parties',
  'request:simulate',
  'swaps:load',
  'transfer:send',
  'transfers:load',
] as const

export type LateFeature = (typeof lateFeatures)[number]
