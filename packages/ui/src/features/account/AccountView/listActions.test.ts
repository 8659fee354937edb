import { expect, test } from 'vitest'
import { sendIcon } from '../../../icons/sendIcon.ts'
import type { AccountAction } from '../../../shell/feature/accountAction.ts'
import { listActions } from './listActions.ts'

const toAction = (feature: AccountAction['feature']): AccountAction => ({
  feature,
  icon: sendIcon,
  getLabel: () => feature,
  route: { name: 'Networks' },
})
const actions = (['send', 'receive', 'swaps', 'onramp'] as const).map(toAction)
const account = { status: 'connected', allAccounts: [] } as const

function list(features?: Parameters<typeof listActions>[0]['features'], given = actions) {
  const context = { account, adapter: undefined, hasData: false }
  return listActions({ actions: given, context, features }).map(({ feature }) => feature)
}

test('default', () => {
  expect(list()).toEqual(['onramp', 'swaps', 'receive', 'send'])
})

test('parameters: walletFeaturesOrder puts what it names first', () => {
  expect(list({ walletFeaturesOrder: ['send', 'swaps'] })).toEqual([
    'send',
    'swaps',
    'onramp',
    'receive',
  ])
})

test('parameters: a feature that is off is not listed, not even when it is named', () => {
  expect(list({ send: false, walletFeaturesOrder: ['send'] })).toEqual([
    'onramp',
    'swaps',
    'receive',
  ])
})

test('behavior: what has no view is not there, nor what the account cannot do', () => {
  const send = { ...toAction('send'), isOffered: () => false }
  expect(list({}, [send, toAction('receive')])).toEqual(['receive'])
  expect(list({}, [])).toEqual([])
})
