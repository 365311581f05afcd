// Loaded before everything else where a machine brings its own Node: an older one would end in the stack of a module that it
// lacks. Plain JavaScript for the same reason.
const oldest = 24

if (Number.parseInt(process.versions.node, 10) < oldest) {
  console.error(`EduTrain needs Node ${oldest} or newer; this is ${process.version}.`)
  process.exit(1)
}
