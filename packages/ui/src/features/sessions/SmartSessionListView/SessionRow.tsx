import type { PermissionSession } from '@cleat/core'
import type { ReactElement } from 'react'
import { Row } from '../../../components/Row/Row.tsx'
import { Tag } from '../../../components/Tag/Tag.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { SessionsTexts } from '../texts/en.ts'
import { PermissionImage } from '../words/PermissionImage.tsx'
import { usePermissionText } from '../words/usePermissionText.ts'

/** One session: what it allows, which app, and until when. */
export function SessionRow({ session }: { session: PermissionSession }): ReactElement | null {
  const [permission, ...others] = session.permissions
  if (!permission) return null
  return <FilledRow session={session} permission={permission} further={others.length} />
}

function FilledRow(props: {
  session: PermissionSession
  permission: PermissionSession['permissions'][number]
  further: number
}): ReactElement {
  const { session, permission, further } = props
  const { router } = useKit().controllers
  const text = useText<SessionsTexts>()
  const format = useFormat()
  const { words, used, token } = usePermissionText(session, permission)
  const { pci, app, expiry, status, revokedAt, broader } = session
  const date = format.date((revokedAt ?? expiry) * 1000)
  const when = text(
    status === 'active' || status === 'unknown' ? 'permissions.until' : 'permissions.ended',
    { date },
  )
  const name = [further > 0 ? `${words} + ${further}` : words, ...(used ? [used] : [])].join(' · ')
  return (
    <Row
      icon={<PermissionImage session={session} permission={permission} token={token} />}
      name={name}
      note={
        <>
          <bdi>{app.name}</bdi> · {when}
        </>
      }
      trait={
        status === 'unknown' ? (
          <Tag tone="warning">{text('permissions.unknown')}</Tag>
        ) : broader !== undefined && status === 'active' ? (
          <Tag tone="danger">{text('permissions.broader')}</Tag>
        ) : status === 'revoking' ? (
          <Tag>{text('permissions.revoking')}</Tag>
        ) : undefined
      }
      onPress={() => router.push({ name: 'SmartSessionDetail', pci })}
    />
  )
}
