import { testPictures } from "./support/pictures";

testPictures([
  [375, 2],
  [1440, 2],
]);
