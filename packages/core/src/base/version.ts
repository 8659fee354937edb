/** Version of this package. A test compares it with `package.json`. */
export const version: string = '0.0.0'
