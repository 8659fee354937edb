import type { SocialProvider } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { ellipsisIcon } from '../../../icons/ellipsisIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { MethodTile } from '../marks/MethodTile.tsx'
import { providerNames } from '../marks/providerNames.ts'
import { SocialMark } from '../marks/SocialMark.tsx'
import type { AuthTexts } from '../texts/en.ts'
import sheet from './ConnectMethods.module.css'

export type SocialButtonsProps = {
  /** At least one. The first is wide. */
  socials: readonly SocialProvider[]
  refuse: (() => void) | undefined
  onChoose: (provider: SocialProvider) => void
  /** Shows all of them. */
  onMore: () => void
}

/** As many as fit into a line on a small phone. */
const mostTiles = 5

/** The providers of social logins: a wide button, then icons, then the rest behind another. */
export function SocialButtons(props: SocialButtonsProps): ReactElement {
  const { socials, refuse, onChoose, onMore } = props
  const classes = useStyles(sheet)
  const text = useText<AuthTexts>()
  const [first, ...others] = socials
  const hasMore = others.length > mostTiles
  const tiles = hasMore ? others.slice(0, mostTiles - 1) : others
  const toLabel = (provider: SocialProvider) =>
    text('auth.social', { provider: providerNames[provider] ?? '' })
  return (
    <>
      {first && (
        <div className={classes.row}>
          <Row
            icon={<MethodTile of={first} />}
            name={toLabel(first)}
            isHeld={refuse !== undefined}
            onRefuse={refuse}
            onPress={() => onChoose(first)}
          />
        </div>
      )}
      {tiles.length > 0 && (
        <div className={classes.tiles}>
          {tiles.map((provider) => (
            <button
              key={provider}
              type="button"
              className={classes.tile}
              title={toLabel(provider)}
              aria-label={toLabel(provider)}
              aria-disabled={refuse ? true : undefined}
              onClick={refuse ?? (() => onChoose(provider))}
            >
              <SocialMark of={provider} />
            </button>
          ))}
          {hasMore && (
            <button
              type="button"
              className={classes.tile}
              title={text('auth.more')}
              aria-label={text('auth.more')}
              onClick={onMore}
            >
              <Icon of={ellipsisIcon} />
            </button>
          )}
        </div>
      )}
    </>
  )
}
