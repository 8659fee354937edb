import type { ApprovalRow } from '@cleat/core/approvals'
import type { ReactElement } from 'react'
import { TokenImage } from '../../../components/TokenImage/TokenImage.tsx'
import { useNetworkOf } from './useNetworkOf.ts'

export type ApprovalImageProps = {
  row: ApprovalRow
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The picture of the token or collection that an approval is about, with its network. */
export function ApprovalImage({ row, size }: ApprovalImageProps): ReactElement {
  const { caipNetworkId, name, imageUrl } = useNetworkOf(row)
  return (
    <TokenImage
      name={row.symbol ?? row.name ?? '?'}
      address={row.token}
      network={{ caipNetworkId, name, imageUrl }}
      size={size}
    />
  )
}
