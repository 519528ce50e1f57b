// Scripts import this before their program, which is TypeScript: an older Node's syntax error would help nobody.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 14)) {
  console.error(`This is Node ${process.versions.node}, and Node 24.14 or newer is needed.
"npm ci" installs it; if install scripts are disabled, run "npm rebuild node --ignore-scripts=false".
On Alpine, and wherever that Node doesn't run, install one: "apk add nodejs", or see https://nodejs.org.`);
  process.exit(1);
}
