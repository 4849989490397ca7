import { createLocalJWKSet, errors, type JWK, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';

export type VerifyToken = (token: string, options: JWTVerifyOptions) => Promise<JWTPayload>;

export function tokenVerifier(keys: JWK[]): VerifyToken {
  const keySet = createLocalJWKSet({ keys });
  return async (token, options) => {
    const allowed = { ...options, algorithms: ['EdDSA'] };
    const { payload } = await jwtVerify(token, keySet, allowed).catch(async (error: unknown) => {
      if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
      for await (const key of error) {
        const verified = await jwtVerify(token, key, allowed).catch(ignoreOtherKey);
        if (verified) return verified;
      }
      throw new errors.JWSSignatureVerificationFailed();
    });
    return payload;
  };
}

function ignoreOtherKey(error: unknown): null {
  if (error instanceof errors.JWSSignatureVerificationFailed) return null;
  throw error;
}
