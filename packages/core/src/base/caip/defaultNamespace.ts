/** The namespace of networks that name none, such as viem's chains. Its references are integers. */
export const defaultNamespace = 'eip155'
