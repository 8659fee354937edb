import { isCleatError, type Namespace, type SignInDevice, type SignInSession } from '@cleat/core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useIsOnline } from '../../../queries/useIsOnline.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSignIn } from '../controller/useSignIn.ts'
import sheet from './AccountSessionsView.module.css'
import { DeviceItem } from './DeviceItem.tsx'
import type { AccountSessionsTexts } from './texts/en.ts'
import { useDevices } from './useDevices.ts'

export type DeviceListProps = { namespace: Namespace; session: SignInSession }

/** The browsers in which the visitor is signed in, this one first. */
export function DeviceList({ namespace, session }: DeviceListProps): ReactElement {
  const { snackbar } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<AccountSessionsTexts>()
  const explain = useErrorText()
  const signIn = useSignIn()
  const { data, isPending, isFetching, refetch } = useDevices({ namespace, session })
  const isOnline = useIsOnline(() => void refetch())
  const [ending, setEnding] = useState<readonly string[]>([])

  const end = async ({ id }: SignInDevice, name: string) => {
    setEnding((all) => [...all, id])
    try {
      await signIn.endDevice({ namespace, id })
      const message = text('sessions.signedOutOf', { device: name })
      snackbar.show({ message, variant: 'success' })
    } catch (error) {
      if (isCleatError(error)) snackbar.show({ message: explain(error), variant: 'error' })
    }
    await refetch()
    setEnding((all) => all.filter((one) => one !== id))
  }

  if (isPending)
    return (
      <Group heading={text('sessions.devices')}>
        <li>
          <SkeletonRows label={text('sessions.loading')} count={1} isShown />
        </li>
      </Group>
    )
  if (!data)
    return (
      <div className={classes.missing}>
        <p className={classes.note} role="status">
          {text(isOnline ? 'sessions.failed' : 'sessions.offline')}
        </p>
        {isOnline && (
          <Button variant="quiet" isLoading={isFetching} onClick={() => void refetch()}>
            {text('view.retry')}
          </Button>
        )}
      </div>
    )
  const devices = [...data].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const own = data.find(({ isCurrent }) => isCurrent)?.accounts ?? [session.account]
  return (
    <>
      <Group heading={text('sessions.devices')}>
        {devices.map((device) => (
          <DeviceItem
            key={device.id}
            device={device}
            own={own}
            isEnding={ending.includes(device.id)}
            onEnd={(name) => void end(device, name)}
          />
        ))}
      </Group>
      {devices.every(({ isCurrent }) => isCurrent) && (
        <p className={classes.note}>{text('sessions.onlyHere')}</p>
      )}
    </>
  )
}
