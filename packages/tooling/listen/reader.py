# Starts Orca beside others: by itself it starts beside none, and its --replace ends every other one of the user.
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader

loader = SourceFileLoader("program", sys.argv.pop(1))
program = module_from_spec(spec_from_loader(loader.name, loader))
loader.exec_module(program)
program.otherOrcas = lambda: []
# Others look for it by this name.
program.setProcessName = lambda name: None
sys.exit(program.main())
