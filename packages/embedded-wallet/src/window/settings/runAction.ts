import { object } from 'valibot'
import { addEmail } from '../../frame/account/addEmail.ts'
import { openPaymentLimits } from '../../limits/openPaymentLimits.ts'
import { identitySchemas } from '../../service/identitySchemas.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { SettingsAction } from './context/settingsAction.ts'
import type { SettingsContext } from './context/settingsContext.ts'
import type { SettingsFacts } from './context/settingsState.ts'
import { showSecret } from './export/showSecret.ts'
import { addRecovery } from './holders/addRecovery.ts'
import { changeHolders } from './holders/changeHolders.ts'
import { removeDevice } from './holders/removeDevice.ts'
import { testRecovery } from './holders/testRecovery.ts'
import { makeWalletKit } from './kit/makeWalletKit.ts'
import { leaveForProvider } from './login/leaveForProvider.ts'
import { linkFarcaster } from './login/linkFarcaster.ts'
import { confirmIfAsked } from './login/touchPasskey.ts'

export declare namespace runAction {
  type Parameters = {
    facts: SettingsFacts
    action: SettingsAction
    signal: AbortSignal
  }
}

const nothing = object({})

/**
 * Carries out what the visitor chose.
 * @returns `ended` where no visitor is logged in afterwards
 */
export async function runAction(
  context: SettingsContext,
  { facts, action, signal }: runAction.Parameters,
): Promise<'ended' | undefined> {
  const { service } = context.frame
  const wallet = `wallets/${facts.wallet.id}`
  const remove = (path: string) => service.ask({ method: 'DELETE', path, schema: nothing, signal })
  switch (action.kind) {
    case 'export':
      await showSecret(context, { facts, action, signal })
      return undefined
    case 'kit':
      await makeWalletKit(context, { facts, action, signal })
      return undefined
    case 'removeDevice':
      await removeDevice(context, { facts, id: action.id, signal })
      return undefined
    case 'linkEmail':
      await addEmail(context.frame, signal)
      return undefined
    case 'link': {
      if (action.provider === 'farcaster') {
        await linkFarcaster(context, signal)
        return undefined
      }
      const login = context.takeLogin(action)
      if (login === undefined) return leaveForProvider(context, action.provider, action)
      const { list: schema } = identitySchemas
      await service.ask({ method: 'POST', path: 'identities', body: { login }, schema, signal })
      return undefined
    }
    case 'unlink':
      await remove(`identities/${action.provider}`)
      return undefined
    case 'keepEmail':
      await remove('email-changes')
      return undefined
    case 'removePasskey':
      await remove(`passkeys/${action.id}`)
      return undefined
    case 'addRecovery':
      await addRecovery(context, { facts, signal })
      return undefined
    case 'testRecovery':
      await testRecovery(context, { facts, method: action.method, signal })
      return undefined
    case 'removeRecovery':
      await changeHolders(context, { facts, remove: [action.id], signal })
      return undefined
    case 'stopRecovery':
      await remove(`${wallet}/recovery`)
      return undefined
    case 'setConfirm': {
      const confirmation = await confirmIfAsked(context, facts.wallet, signal)
      const body = { confirm: action.confirm, proof: { kind: 'device' }, confirmation }
      const { answer: schema } = walletSchemas
      await service.ask({ method: 'PUT', path: `${wallet}/confirm`, body, schema, signal })
      return undefined
    }
    case 'setLimit':
      await openPaymentLimits().write(facts.wallet.id, action.limit)
      return undefined
    case 'thaw':
      await service.ask({
        ...{ method: 'POST', path: `${wallet}/thaw`, body: { proof: { kind: 'device' } } },
        ...{ schema: walletSchemas.answer, signal },
      })
      return undefined
    case 'logOutEverywhere':
      await remove('sessions')
      return 'ended'
    case 'delete':
      await service.ask({
        ...{ method: 'POST', path: `${wallet}/deletion`, schema: walletSchemas.answer, signal },
      })
      return undefined
    case 'keep':
      await service.ask({
        ...{ method: 'DELETE', path: `${wallet}/deletion`, schema: walletSchemas.answer, signal },
      })
      return undefined
    default:
      return action satisfies never
  }
}
