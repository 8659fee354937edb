export type { MessageAccount } from '../account/messageAccount.ts'
export type { MessageFault, SignInFields, SignInNamespace } from '../fields/signInFields.ts'
export { type FormattedMessage, formatMessage } from '../messages/formatMessage.ts'
export { type ParsedMessage, parseMessage } from '../messages/parseMessage.ts'
