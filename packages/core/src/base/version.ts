/** Version of this package. A test holds it equal to `package.json`. */
export const version: string = '0.0.0'
