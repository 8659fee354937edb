import type { ReactElement } from 'react'
import { PairingStates } from '../pairing/PairingStates.tsx'
import { ScanPanel } from '../pairing/ScanPanel.tsx'

/** Pairs any wallet that scans the code. */
export function ConnectingWalletConnectBasicView(): ReactElement {
  return <PairingStates>{(proposal) => <ScanPanel proposal={proposal} />}</PairingStates>
}
