import type { Change } from './change.ts'

const slice = 'packages/core/src/features/sessions'
const evm = 'packages/evm/src'

export const permissionsChanges: readonly Change[] = [
  {
    name: 'a permission may last for ever',
    file: `${slice}/grant/checkGrant.ts`,
    find: "  if (expiry > now + longest) refuse('expiry', 'is more than a year away')\n",
    replace: '',
  },
  {
    name: 'a permission without a limit is asked for',
    file: `${slice}/grant/checkGrant.ts`,
    find: "    if (amount >= unlimited) refuse(field(name), 'is without a limit')\n",
    replace: '',
  },
  {
    name: 'a higher amount than asked is given to the app',
    file: `${slice}/grant/findBroader.ts`,
    find: "if (granted.amount > asked.amount) return 'amount'",
    replace: '',
  },
  {
    name: 'a permission for another receiver is given to the app',
    file: `${slice}/grant/findBroader.ts`,
    find: "    if (!isSame(one.to, asked.to)) return 'delegate'\n",
    replace: '',
  },
  {
    name: 'a contract that is not known enforces a permission',
    file: `${slice}/grant/findBroader.ts`,
    find: "    if (!one.isEnforcerKnown) return 'enforcer'\n",
    replace: '',
  },
  {
    name: 'a wallet that says yes counts as proof',
    file: `${slice}/list/toStatus.ts`,
    find: "return revocation?.wallet === 'done' || isEndTold ? 'unknown' : 'active'",
    replace: "return revocation?.wallet === 'done' || isEndTold ? 'revoked' : 'active'",
  },
  {
    name: 'an end in milliseconds is read',
    file: `${evm}/permissions/fields/permissionFields.ts`,
    find: 'seconds !== undefined && seconds < latest ? seconds : undefined',
    replace: 'seconds',
  },
  {
    name: 'a request that ends two things at once is sent',
    file: `${evm}/requests/readRevocation.ts`,
    find: "    if (isSession && isAccount) return ['mixed'] as const\n",
    replace: '',
  },
]
