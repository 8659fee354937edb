import { expect, test } from 'vitest'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import { listNamed } from './listNamed.ts'

const [token, one, other] = ['0xa1', '0xb2', '0xc3']
const inside: RequestAction = { kind: 'transfer', token, amount: 1n, to: other }

const rows: readonly (readonly [RequestAction, readonly string[]])[] = [
  [inside, [other, token]],
  [{ ...inside, token: undefined }, [other]],
  [{ kind: 'approve', token, spender: one, amount: 1n, isSignature: false }, [one, token]],
  [{ kind: 'revoke', token, spender: one }, [one, token]],
  [{ kind: 'approveAll', token, operator: one }, [one, token]],
  [{ kind: 'order', protocol: 'CoW', gives: [], gets: [], receiver: one }, [one]],
  [{ kind: 'order', protocol: 'CoW', gives: [], gets: [] }, []],
  [{ kind: 'call', to: one, value: 0n }, [one]],
  [{ kind: 'delegate', to: one }, [one]],
  [{ kind: 'grant', to: one, limits: 1 }, [one]],
  [{ kind: 'ownership', contract: token, to: one }, [one, token]],
  [{ kind: 'safeTransaction', safe: one, isDelegateCall: false, actions: [inside] }, [one]],
  [{ kind: 'message', text: 'Hello', contract: one }, [one]],
  [{ kind: 'message', text: 'Hello' }, []],
  [{ kind: 'clearDelegate' }, []],
  [{ kind: 'opaque', reason: 'hash' }, []],
]

test.each(rows.map(([action, named]) => ({ action, named })))(
  'default: $action.kind, $named',
  ({ action, named }) => {
    expect(listNamed(action)).toEqual(named)
  },
)
