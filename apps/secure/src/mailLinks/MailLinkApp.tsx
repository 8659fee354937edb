import type { ReactElement } from 'react'
import { FrameRoot } from '../look/FrameRoot.tsx'
import { windowAreas } from '../texts/windowAreas.ts'
import { MailLinkView, type MailLinkViewProps } from './MailLinkView/MailLinkView.tsx'

/** The page behind the link of a mail. */
export function MailLinkApp(props: MailLinkViewProps): ReactElement {
  const { name } = props.view
  return (
    <FrameRoot theme={undefined} areas={windowAreas} view={name} onHeight={() => undefined}>
      <MailLinkView {...props} />
    </FrameRoot>
  )
}
