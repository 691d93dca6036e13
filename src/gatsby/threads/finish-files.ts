import { finishFiles } from "../finish-files";
import { answer } from "./answer";

void answer(finishFiles);
