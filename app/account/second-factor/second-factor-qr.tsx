import { encode } from 'uqr';

const border = 4; // modules of white around it, as scanners expect

/** The address of a new second factor as a QR code. */
export function SecondFactorQr({ uri }: { uri: string }) {
  const { data, size } = encode(uri, { ecc: 'L', border });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      className="account-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app; the key below says the same"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
