export function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <span className="block" key={line}>
      {line}
    </span>
  ));
}
