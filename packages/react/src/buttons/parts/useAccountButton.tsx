import { formatAddress } from '@cleat/core'
import type { InterfaceParts } from '../../interface/interfaceParts.ts'
import { useCurrentKit } from '../../kit/useCurrentKit.ts'
import type { AccountButtonProps } from '../props/accountButtonProps.ts'
import type { ButtonFrameProps } from './ButtonFrame.tsx'

export declare namespace useAccountButton {
  type Parameters = AccountButtonProps & {
    address: string | undefined
    /** `null` if it could not be loaded, `undefined` while it loads. */
    loaded: InterfaceParts | null | undefined
  }
}

/** The button that opens the account. `undefined` while there is none to show. */
export function useAccountButton(
  parameters: useAccountButton.Parameters,
): ButtonFrameProps | undefined {
  const { address, loaded, disabled, namespace, size } = parameters
  const kit = useCurrentKit('AppKitAccountButton')
  if (!address || loaded === undefined) return undefined
  return {
    ...{ kit, kind: 'account-button', className: loaded?.quietButton, size, disabled },
    onClick: () => void kit.open({ namespace }),
    // Without the interface, the address alone keeps the account reachable.
    children: loaded ? (
      <loaded.AccountContent {...parameters} address={address} kit={kit} />
    ) : (
      formatAddress(address)
    ),
  }
}
