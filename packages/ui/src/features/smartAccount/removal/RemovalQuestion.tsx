import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useNetworkName } from '../../../kit/useNetworkName.ts'
import { useSmartAccount } from '../controller/useSmartAccount.ts'
import type { SmartAccountTexts } from '../texts/en.ts'

export type RemovalQuestionProps = { network: CaipNetwork; onLeave: () => void }

/** What taking the code away changes, before it is done. */
export function RemovalQuestion({ network, onLeave }: RemovalQuestionProps): ReactElement {
  const text = useText<SmartAccountTexts>()
  const getName = useNetworkName()
  const slice = useSmartAccount()
  const { caipNetworkId, assets } = network
  const name = getName(network)
  const remove = () => {
    onLeave()
    void slice.removeUpgrade({ caipNetworkId })
  }
  return (
    <Task
      icon={<NetworkImage {...{ caipNetworkId, name, imageUrl: assets?.imageUrl }} size={64} />}
      title={text('smartAccount.remove')}
      text={text('smartAccount.removeText', { network: name })}
      actions={
        <>
          <Button onClick={remove}>{text('smartAccount.remove')}</Button>
          <Button variant="quiet" onClick={onLeave}>
            {text('smartAccount.keep')}
          </Button>
        </>
      }
    />
  )
}
