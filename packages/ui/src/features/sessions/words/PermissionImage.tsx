import type { Permission, PermissionSession } from '@cleat/core'
import type { ReactElement } from 'react'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { TokenImage } from '../../../components/TokenImage/TokenImage.tsx'
import { fileCodeIcon } from '../../../icons/fileCodeIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { PermissionToken } from './usePermissionToken.ts'

export type PermissionImageProps = {
  session: PermissionSession
  permission: Permission
  token: PermissionToken | null | undefined
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The token of a permission, on its network. */
export function PermissionImage(props: PermissionImageProps): ReactElement {
  const { session, permission, token, size } = props
  const { network } = useKit().controllers
  const { caipNetworkId } = session
  if (permission.kind === 'contract') return <IconTile of={fileCodeIcon} />
  const name = network.find(caipNetworkId)?.name ?? caipNetworkId
  const imageUrl = network.find(caipNetworkId)?.assets?.imageUrl
  const place = { caipNetworkId, name, imageUrl }
  if (permission.token === undefined) return <NetworkImage {...place} size={size} />
  return (
    <TokenImage
      name={token?.symbol ?? '?'}
      imageUrl={token?.imageUrl}
      address={token?.address}
      network={place}
      size={size}
    />
  )
}
