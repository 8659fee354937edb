import type { ExportedSecret } from '@cleat/embedded-wallet/window'
import { useText } from '@cleat/ui/secure'
import type { ManageTexts } from '../texts/en.ts'
import { toNetworkName } from './toNetworkName.ts'

/** What leaves the wallet, for people. */
export function useSecretName(what: ExportedSecret): string {
  const text = useText<ManageTexts>()
  return what === 'words'
    ? text('manage.words')
    : text('manage.key', { network: toNetworkName(what) })
}
