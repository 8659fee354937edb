import { type ReactElement, useEffect, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { LoadedView } from '../../../components/LoadedView/LoadedView.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useKit } from '../../../kit/useKit.ts'
import { Confetti } from '../../../motion/Confetti.tsx'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useNames } from '../controller/useNames.ts'
import type { NamesTexts } from '../texts/en.ts'
import { transfersView } from '../transfers/transfersView.ts'
import sheet from './RegisterAccountNameSuccessView.module.css'

/** A name that the account has: picture, name, and where it works. */
export function RegisterAccountNameSuccessView({
  route,
}: {
  route: RouteOf<'RegisterAccountNameSuccess'>
}): ReactElement | null {
  const { actions, controllers } = useKit()
  const { ensName: name } = route
  const [label = ''] = name.split('.')
  const classes = useStyles(sheet)
  const text = useText<NamesTexts>()
  const announce = useAnnounce()
  const names = useNames()
  const shown = useAccount()
  // Only what was registered a moment ago is celebrated, and once.
  const [isNew] = useState(() => {
    const { flow } = names.state
    return flow.status === 'registered' && flow.name === name
  })
  const [isOnEns, setIsOnEns] = useState<boolean>()
  const reach = isOnEns === undefined ? '' : text(isOnEns ? 'names.onEns' : 'names.here')

  useEffect(
    () => announce(isNew ? `${name}. ${text('names.successText')}` : name),
    [announce, isNew, name, text],
  )
  useEffect(() => {
    let isGone = false
    void names
      .loadZone()
      .then(() => names.isOnEns({ name }))
      .then((isFound) => {
        if (!isGone) setIsOnEns(isFound)
      })
    return () => {
      isGone = true
      // Only now, so that a view that mounts again celebrates, too.
      const { flow } = names.state
      if (flow.status === 'registered' && flow.name === name) names.cancel()
    }
  }, [names, name])
  if (!shown) return null

  const finish = () => {
    if (!controllers.router.goBack()) actions.close()
  }
  return (
    <div className={classes.success}>
      {isNew && <Confetti />}
      <Avatar address={shown.address} src={shown.account.profileImage} size={72} />
      <div className={classes.texts}>
        <div className={classes.line}>
          <h3 className={classes.name}>
            <bdi dir="ltr">
              {label}
              {/* A long name breaks before its zone. */}
              <wbr />
              {name.slice(label.length)}
            </bdi>
          </h3>
          <CopyButton value={name} label={text('names.copy')} copiedLabel={text('names.copied')} />
        </div>
        <p className={classes.text}>{text('names.successText')}</p>
        <p className={classes.text} data-part="reach">
          {reach}
        </p>
      </div>
      <div className={classes.actions}>
        <Button onClick={finish}>{text('names.done')}</Button>
      </div>
      {/* At the end, so that what it loads moves nothing. */}
      <div className={classes.transfers}>
        <LoadedView loader={transfersView} props={{}} skeleton={null} />
      </div>
    </div>
  )
}
