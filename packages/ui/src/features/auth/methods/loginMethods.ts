import type { FunctionComponent } from 'react'
import type { ConnectMethodsProps } from '../../../shell/feature/connectMethods.ts'
import { withTexts } from '../../../shell/language/withTexts.tsx'
import { authTexts } from '../texts/authTexts.ts'
import { ConnectMethods } from './ConnectMethods.tsx'

/** The logins of the first view with their texts, in one chunk: most apps have none. */
export const loginMethods: FunctionComponent<ConnectMethodsProps> = withTexts(
  authTexts,
  ConnectMethods,
)
