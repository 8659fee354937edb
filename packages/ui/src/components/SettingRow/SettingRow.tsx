import type { ReactElement, ReactNode } from 'react'
import { toSafeUrl } from '../../format/toSafeUrl.ts'
import { useText } from '../../i18n/useText.ts'
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts'
import { externalLinkIcon } from '../../icons/externalLinkIcon.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import sheet from './SettingRow.module.css'

export type SettingRowProps = {
  name: string
  icon?: ReactNode
  value?: string | undefined
  /** Opens the view where it can be changed. */
  onPress?: (() => void) | undefined
  /** Opens a page about it. */
  href?: string | undefined
}

/** A name with its value. Interactive only if it opens something. */
export function SettingRow({ name, icon, value, onPress, href }: SettingRowProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText()
  const url = toSafeUrl(href)
  const content = (
    <>
      <span className={classes.name}>{name}</span>
      {value && (
        <span className={classes.value}>
          {icon}
          <bdi className={classes.text}>{value}</bdi>
        </span>
      )}
      {onPress && <Icon of={chevronDownIcon} size={16} />}
      {url && <Icon of={externalLinkIcon} size={16} />}
    </>
  )
  if (url)
    return (
      <a className={classes.fact} href={url} target="_blank" rel="noopener noreferrer">
        {content}
        <VisuallyHidden>{text('link.newTab')}</VisuallyHidden>
      </a>
    )
  if (onPress)
    return (
      <button type="button" className={classes.fact} onClick={onPress}>
        {content}
      </button>
    )
  return <div className={classes.fact}>{content}</div>
}
