import type { ReactElement } from 'react'
import { RemoteImage } from '../../../components/RemoteImage/RemoteImage.tsx'

export type ProviderImageProps = {
  name: string
  /** @default 'square' */
  shape?: 'square' | 'round' | undefined
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The letter of a provider. No picture of a service says who a provider is. */
export function ProviderImage({ name, shape = 'square', size }: ProviderImageProps): ReactElement {
  return <RemoteImage src={undefined} name={name} shape={shape} size={size} />
}
