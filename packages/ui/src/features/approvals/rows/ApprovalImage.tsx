import type { CaipNetwork } from '@cleat/core'
import type { ApprovalRow } from '@cleat/core/approvals'
import type { ReactElement } from 'react'
import { TokenImage } from '../../../components/TokenImage/TokenImage.tsx'

export type ApprovalImageProps = {
  row: ApprovalRow
  network: CaipNetwork
  /** In pixels. @default 36 */
  size?: number | undefined
  hasBadge?: boolean | undefined
}

/** The picture of the token or collection that an approval is about. */
export function ApprovalImage(props: ApprovalImageProps): ReactElement {
  const { row, network, size, hasBadge } = props
  const { caipNetworkId, name, assets } = network
  return (
    <TokenImage
      name={row.symbol ?? row.name ?? '?'}
      address={row.token}
      network={{ caipNetworkId, name, imageUrl: assets?.imageUrl }}
      size={size}
      hasBadge={hasBadge}
    />
  )
}
